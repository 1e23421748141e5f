export { CompanyFollow } from './CompanyFollow.tsx'
export { FollowButton } from './FollowButton.tsx'
