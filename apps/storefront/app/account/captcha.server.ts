import { catalog } from '../shop.server.ts'

/** Asks the platform for a challenge of its own captcha. */
export const askForChallenge = () => catalog.fetch('/_api/iam/captcha/challenge')

/** Tells whether the platform's captcha is its own: where it is somebody else's, it has no challenges to give. */
export const givesChallenges = async (): Promise<boolean> => (await askForChallenge()).status !== 404
