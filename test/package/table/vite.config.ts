import { houserules } from 'houserules/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [houserules()] })
