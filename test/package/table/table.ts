import { engine } from './chips.rules'

// A table that plays the first choice at each click, and shows again what there is when the rules have changed.
const state = engine.setup({ seed: 1 })

function show(): void {
  const { chips } = engine.position(state).facts
  document.querySelector('p')?.replaceChildren(`${engine.info.title}: ${String(chips)} left`)
}

document.querySelector('button')?.addEventListener('click', () => {
  engine.apply(state, engine.choices(state)[0] ?? 0)
  show()
})
addEventListener('houserules:rules', ({ detail }) => {
  show()
  for (const why of detail.parted) console.log(why)
})
show()
