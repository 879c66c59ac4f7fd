import { Button, FileButton, Group, Image, Input } from '@mantine/core'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { useSettingsTexts } from './texts.ts'

interface LogoFieldProps {
  /** Empty for none. */
  readonly url: string
  readonly problem: string | undefined
  change(url: string): void
}

/** The shop's logo: a picture in the media store. */
export function LogoField({ url, problem, change }: LogoFieldProps) {
  const texts = useSettingsTexts()
  const upload = useAction(
    (file: File) => shop.uploads.uploadMediaFile(file, { fileName: file.name, altText: '' }),
    [],
    (_, { url: uploaded }) => {
      change(uploaded)
      return undefined
    },
  )
  return (
    <Input.Wrapper label={texts.logo} description={texts.logoHint} error={problem} labelElement="div">
      <Group gap="sm" mt={6}>
        {url && <Image src={url} alt={texts.logo} h={48} w="auto" maw={240} fit="contain" />}
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => file && upload.run(file)}>
          {(props) => (
            <Button {...props} variant="default" size="xs" loading={upload.isRunning}>
              {url ? texts.replaceLogo : texts.uploadLogo}
            </Button>
          )}
        </FileButton>
        {url && (
          <Button variant="subtle" color="gray" size="xs" onClick={() => change('')}>
            {texts.removeLogo}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
