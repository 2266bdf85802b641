import { simulated } from './simulated.ts'

// Where a queue of games has its end: `node --import tsx bench/queue/main.ts`. Redis takes 0.37 ms of its one thread for a task,
// as measured on one machine (20,000 tasks with 20 kB each that came back, 50 at a time); the client a fifth of that.

const [REDIS, CLIENT] = [0.00037, 0.00008]

const percent = (share: number): string => `${Math.round(share * 100)} %`.padStart(9)

process.stdout.write('  threads  seconds of a task   tasks/s  threads work    Redis   client\n')
for (const task of [0.2, 2, 20])
  for (const threads of [16, 128, 1000, 8000]) {
    const busy = simulated({ threads, task, redis: REDIS, client: CLIENT })
    process.stdout.write(
      `${String(threads).padStart(9)}${String(task).padStart(19)}${busy.tasks.toFixed(0).padStart(10)}${percent(busy.threads).padStart(14)}${percent(busy.redis)}${percent(busy.client)}\n`,
    )
  }
