export { OwnPosts } from './OwnPosts.tsx'
export { PostList } from './PostList.tsx'
