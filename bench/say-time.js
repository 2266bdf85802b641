// Loaded before a program whose time is measured; says on standard error what its process spent from the start of node to its end.
process.once('exit', () => {
  const { user, system } = process.cpuUsage()
  process.stderr.write(`\n${JSON.stringify({ cpu: (user + system) / 1000, wall: performance.now() })}`)
})
