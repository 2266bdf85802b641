declare module '*.css'

declare module 'virtual:shelf' {
  export const games: import('../worker/shelf.ts').Shelf['games']
}

declare module 'virtual:shelf-texts' {
  export const texts: import('../worker/shelf.ts').Shelf['texts']
  export const folders: import('../worker/shelf.ts').Shelf['folders']
}

declare module 'virtual:shelf-ready' {
  export const ready: import('../worker/shelf.ts').Shelf['ready']
}

declare module '*?worker&url' {
  const url: string
  export default url
}

interface ImportMeta {
  readonly env: { readonly PROD: boolean }
}
