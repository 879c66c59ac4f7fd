import { Button, FileButton, Group, Image, Stack, Text } from '@mantine/core'
import { Card } from '../parts/Card.tsx'
import { useAction } from '../parts/use-action.ts'
import { usePicture } from '../parts/use-picture.ts'
import { shop } from '../session/shop-client.ts'
import { COLLECTION_KEYS, type Collection } from './read-collections.ts'
import { useCollectionTexts } from './texts.ts'

const SIZE = 160

/** The picture of a collection; changes are saved at once. */
export function CollectionPicture({ collection }: { collection: Collection }) {
  const texts = useCollectionTexts()
  const { _id = '', name = '', media } = collection
  const url = usePicture()(media?.mainMedia?.image?.url, SIZE)
  const upload = useAction(
    async (file: File) => {
      const { _id: pictureId } = await shop.uploads.uploadMediaFile(file, {
        fileName: file.name,
        altText: '',
      })
      await shop.products.updateCollection(_id ?? '', { pictureId })
    },
    COLLECTION_KEYS,
    () => texts.pictureSaved,
  )
  const remove = useAction(
    () => shop.products.updateCollection(_id ?? '', { pictureId: null }),
    COLLECTION_KEYS,
    () => texts.pictureRemoved,
  )
  return (
    <Card title={texts.picture}>
      <Group align="flex-start">
        {url && <Image src={url} alt={texts.pictureAlt(name ?? '')} w={SIZE} h={SIZE} radius="sm" />}
        <Stack gap="xs" flex={1} miw={180} align="flex-start">
          <Text size="sm" c="dimmed">
            {texts.pictureHint}
          </Text>
          <FileButton
            accept="image/png,image/jpeg,image/webp,image/avif"
            onChange={(file) => file && upload.run(file)}
          >
            {(props) => (
              <Button {...props} variant="default" size="xs" loading={upload.isRunning}>
                {url ? texts.replace : texts.upload}
              </Button>
            )}
          </FileButton>
          {url && (
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              loading={remove.isRunning}
              onClick={() => remove.run(undefined)}
            >
              {texts.removePicture}
            </Button>
          )}
        </Stack>
      </Group>
    </Card>
  )
}
