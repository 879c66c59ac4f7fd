import { catalog } from '../shop.server.ts'

/** Asks the platform for a challenge of its own captcha. */
export const askForChallenge = () => catalog.fetch('/_api/iam/captcha/challenge')

/** Whether the platform uses its own captcha. A third-party captcha has no challenges to hand out. */
export const givesChallenges = async (): Promise<boolean> => (await askForChallenge()).status !== 404
