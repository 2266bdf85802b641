import DefaultTheme from 'vitepress/theme'
import './site.css'

/** Opens the studio below a block, with what stands in it, or puts it away again. */
function runHere(link: HTMLAnchorElement): void {
  const place = link.closest('.try')
  if (place === null) return
  const open = place.querySelector('iframe')
  if (open !== null) return open.remove()
  const studio = document.createElement('iframe')
  studio.src = link.href
  studio.title = 'the studio with this block'
  place.append(studio)
}

export default {
  extends: DefaultTheme,
  enhanceApp(): void {
    if (typeof document === 'undefined') return
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.run') : null
        // Who wants it in a window of its own has it there.
        if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        event.stopPropagation()
        runHere(link)
      },
      true,
    )
  },
}
