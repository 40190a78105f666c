public import Foundation

// Darwin's constants of mutexes are 32 bits wide; Linux has them as enumerations.

public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

/// As Darwin's, whose constants need no conversion.
@discardableResult
public func pthread_mutexattr_settype(
  _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>,
  _ type: Int
) -> Int32 {
  pthread_mutexattr_settype(attributes, Int32(type))
}

/// Mutexes of Linux go to the first who asks; that they go round fairly is refused.
@discardableResult
public func pthread_mutexattr_setpolicy_np(
  _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>,
  _ policy: Int32
) -> Int32 {
  policy == PTHREAD_MUTEX_POLICY_FIRSTFIT_NP ? 0 : EINVAL
}
