import { lines } from './game.ts'

document.body.textContent = (await lines()).join('\n')
document.body.id = 'done'
