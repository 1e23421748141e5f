import { check, type Check, expect, same, sameFields } from '../check.ts'
import {
  idsOf,
  jobFields,
  jobFor,
  newBookmark,
  newCompany,
  newFollowing,
  newJob,
  newPost,
  openJob,
} from '../things.ts'

export const checks: readonly Check[] = [
  check('bookmarks/toggle', 'repeat', 26).that('adds and removes a bookmark, everywhere', async (stage) => {
    const seeker = await stage.person('otherSeeker')
    const { id, title } = await newJob(stage, await stage.person('recruiter'))
    for (const isOn of [true, false, true, false]) {
      const { is_bookmarked = isOn } = await seeker.ok('bookmarks/toggle', { id, type: 'job' })
      same(is_bookmarked, isOn, 'the answer of the call')
      const { bookmarks } = await seeker.ok('bookmarks/fetch', { type: 'job', page: 1 })
      same(idsOf(bookmarks.map(({ job }) => job)).includes(id), isOn, 'whether the bookmark is listed')
      const marked = { is_bookmarked: isOn }
      sameFields(await jobFor(seeker, { id }), marked, 'the job', 'jobs/fetch-single')
      const { jobs } = await seeker.ok('jobs/search', { keyword: title })
      same(jobs.length, 1, 'the number of jobs found', 'jobs/search')
      sameFields(jobs[0], marked, 'the job in a search', 'jobs/search')
      const other = await (await stage.person('seeker')).ok('jobs/search', { keyword: title })
      sameFields(other.jobs[0], { is_bookmarked: false }, 'the job for another job seeker', 'jobs/search')
    }
    const unmarked = { is_bookmarked: false }
    sameFields(await jobFor(stage.visitor, { id }), unmarked, 'the job for a visitor', 'jobs/fetch-single')
  }),
  check('bookmarks/toggle', 'rule', 26, ['bookmarks.rules']).that(
    'lets anyone like a post, separately',
    async (stage) => {
      const [author, recruiter] = [await stage.person('seeker'), await stage.person('recruiter')]
      const { id } = await newPost(stage, author)
      await author.ok('bookmarks/toggle', { id, type: 'post' })
      const isLiked = async (reader: Pick<typeof author, 'ok'>) =>
        (await reader.ok('users/find', { id: author.id })).posts.find((post) => post.id === id)?.is_bookmarked
      for (const isOn of [true, false]) {
        await recruiter.ok('bookmarks/toggle', { id, type: 'post' })
        same(await isLiked(recruiter), isOn, 'is_bookmarked of the post', 'users/find')
        same(await isLiked(author), true, 'is_bookmarked for another that likes the post')
        same(await isLiked(stage.visitor), false, 'is_bookmarked for a visitor', 'users/find')
      }
    },
  ),
  check('bookmarks/toggle', 'rule', 26, ['bookmarks.rules']).that(
    'refuses recruiters who bookmark a job, jobs that are not visible, but not in_active ones, and missing posts',
    async (stage) => {
      const [seeker, recruiter] = [await stage.person('seeker'), await stage.person('recruiter')]
      for (const state of ['pending', 'cancelled'] as const) {
        const { id } = await newJob(stage, recruiter, {}, state)
        await seeker.no('bookmarks/toggle', { id, type: 'job' }, `the job is ${state}`)
      }
      const { id } = await newJob(stage, recruiter, { status: 'in_active' })
      await newBookmark(stage, seeker, id)
      await recruiter.no('bookmarks/toggle', { id, type: 'job' }, 'only job seekers bookmark jobs')
      const nothing = { id: 9_007_199_254_740_991, type: 'post' } as const
      await recruiter.no('bookmarks/toggle', nothing, 'no post has this id')
    },
  ),
  check('bookmarks/remove', 'repeat', 26, ['rows.ids']).that(
    'removes a bookmark by its own id, once',
    async (stage) => {
      const seeker = await stage.person('otherSeeker')
      const job = await openJob(stage)
      const other = await newBookmark(stage, seeker, (await newJob(stage, job.owner)).id)
      const { id } = await newBookmark(stage, seeker, job.id)
      await seeker.ok('bookmarks/remove', { id })
      await seeker.no('bookmarks/remove', { id }, 'the bookmark was removed')
      same((await jobFor(seeker, job)).is_bookmarked, false, 'is_bookmarked afterwards')
      const { bookmarks } = await seeker.ok('bookmarks/fetch', { type: 'job', page: 1 })
      expect(idsOf(bookmarks).includes(other.id), 'the bookmark of another job was removed, too')
    },
  ),
  check('bookmarks/fetch', 'rule', 26, ['jobs.order']).that(
    'keeps bookmarks of closed and deleted jobs, marked as such, without likes',
    async (stage) => {
      stage.needs('decideJob')
      const [seeker, { recruiter, picture }] = [await stage.newcomer('job_seeker'), await newCompany(stage)]
      const [cancelled, closed] = [await newJob(stage, recruiter), await newJob(stage, recruiter)]
      const [deleted, open] = [await newJob(stage, recruiter), await newJob(stage, recruiter)]
      const jobs = [cancelled, closed, deleted, open]
      for (const { id } of jobs) await newBookmark(stage, seeker, id)
      const post = await newPost(stage, recruiter)
      await seeker.ok('bookmarks/toggle', { id: post.id, type: 'post' })
      await stage.hook('decideJob')(cancelled.id, 'cancelled')
      const inactive = await jobFields(stage, { status: 'in_active' })
      await recruiter.ok('jobs/update', { id: closed.id, ...inactive })
      await recruiter.ok('jobs/delete', { id: deleted.id })
      const { bookmarks } = await seeker.ok('bookmarks/fetch', { type: 'job', page: 1 })
      const shown = bookmarks.map(({ job }) => job)
      same(idsOf(shown), idsOf(jobs).toReversed(), 'the bookmarked jobs')
      const available = shown.flatMap(({ is_available = [] }) => is_available)
      const isMarked = available.length < shown.length || available.join() === 'true,false,false,false'
      expect(isMarked, `is_available is ${available.join()}`)
      sameFields(shown[0], { title: open.title }, 'the job of a bookmark')
      const company = { name: recruiter.name, profile_image: picture }
      sameFields(shown[0]?.company, company, 'the company of a bookmark')
    },
  ),
  check('followers/toggle', 'repeat', 27).that(
    'follows and unfollows a company, everywhere',
    async (stage) => {
      const [seeker, { recruiter, picture }] = [await stage.person('otherSeeker'), await newCompany(stage)]
      const [{ id, name }, job] = [recruiter, await newJob(stage, recruiter)]
      for (const isOn of [true, false, true, false]) {
        const { is_following = isOn } = await seeker.ok('followers/toggle', { id, type: 'recruiter' })
        same(is_following, isOn, 'the answer of the call')
        const { data } = await seeker.ok('followers/fetch', { type: 'recruiter' })
        const own = data.filter(({ company_id }) => company_id === id)
        same(own.length, isOn ? 1 : 0, 'how often the company is in the list')
        const shown = { name, profile_image: picture }
        for (const one of own) sameFields(one, shown, 'the company in the list', 'followers/fetch')
        const opened = await seeker.ok('jobs/fetch-single', { id: job.id })
        sameFields(opened, { is_following: isOn }, 'a job', 'jobs/fetch-single')
      }
    },
  ),
  check('followers/toggle', 'rule', 27).that('follows only companies', async (stage) => {
    const [seeker, other] = [await stage.person('seeker'), await stage.person('otherSeeker')]
    await seeker.no('followers/toggle', { id: other.id, type: 'recruiter' }, 'it is a job seeker')
  }),
  check('followers/remove', 'repeat', 26, ['rows.ids']).that(
    'unfollows by the id of the row, once',
    async (stage) => {
      const seeker = await stage.person('otherSeeker')
      const other = await newFollowing(stage, seeker, await stage.person('recruiter'))
      const { id } = await newFollowing(stage, seeker, await stage.person('otherRecruiter'))
      await seeker.ok('followers/remove', { id })
      await seeker.no('followers/remove', { id }, 'the row was removed')
      const { data } = await seeker.ok('followers/fetch', { type: 'recruiter' })
      same(idsOf(data), [other.id], 'the rows of the companies that are still followed')
    },
  ),
]
