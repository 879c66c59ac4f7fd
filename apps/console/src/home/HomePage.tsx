import { Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Loading } from '../parts/Loading.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { BestSellers } from './BestSellers.tsx'
import { NewestOrders } from './NewestOrders.tsx'
import { Problems } from './Problems.tsx'
import { MOST_COUNTED, readHome } from './read-home.ts'
import { Sales } from './Sales.tsx'
import { SetupList } from './SetupList.tsx'
import { useHomeTexts } from './texts.ts'

/** What needs doing now, how the shop is doing, and the newest orders. */
export function HomePage() {
  const texts = useHomeTexts()
  const { number } = useWords()
  const { shop } = useStaff()
  const { data, error, refetch } = useQuery({
    queryKey: ['home'],
    queryFn: readHome,
    refetchInterval: 60_000,
  })
  const count = (found: number) => (found > MOST_COUNTED ? `${number(MOST_COUNTED)}+` : number(found))
  return (
    <>
      <PageHead title={texts.title(shop.name)} />
      {error && !data && <ProblemNotice error={error} retry={refetch} />}
      {!data && !error && <Loading h={120} />}
      {data && (
        <Stack gap="lg">
          <SimpleGrid cols={{ base: 2, md: 4 }}>
            {data.tasks.map(({ name, found, to }) => (
              <Paper key={name} component={Link} to={to} withBorder p="md" radius="md" td="none" c="inherit">
                <Text size="xl" fw={600} className="numbers" c={found > 0 ? undefined : 'dimmed'}>
                  {count(found)}
                </Text>
                <Text size="sm" c="dimmed">
                  {texts.tasks[name]}
                </Text>
              </Paper>
            ))}
          </SimpleGrid>
          <Problems />
          <SetupList />
          <Sales />
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <NewestOrders orders={data.newest} />
            <BestSellers />
          </SimpleGrid>
        </Stack>
      )}
    </>
  )
}
