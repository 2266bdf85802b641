/** Milliseconds for which a bot's move is looked at before the next. */
export const BOT_PAUSE = 250

/** For which cards that came together are looked at before they go on. */
export const LIE_PAUSE = 900
