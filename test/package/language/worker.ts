import { serveLanguage } from 'houserules/language-server'

serveLanguage(self)
