/** How fast bots play. */
export type Pace = 'slow' | 'even' | 'fast'

/** Milliseconds for which a bot's move is looked at before the next. */
export const BOT_PAUSES: Readonly<Record<Pace, number>> = { slow: 1500, even: 400, fast: 60 }

/** For which cards that came together are looked at before they go on, unless somebody says sooner that they are. */
export const LIE_PAUSE = 1600
