public import Dispatch
public import Foundation
public import HeadlessUIKit

// SystemConfiguration: a device that reaches nothing, for which that never changes. What
// watchers are given is kept, and they are never called.

public final class SCNetworkReachability: @unchecked Sendable {
  private let lock = NSLock()
  private var context: SCNetworkReachabilityContext?

  init() {}

  deinit { watch(nil) }

  /// What the watcher is given is kept until another watcher takes its place.
  fileprivate func watch(_ context: SCNetworkReachabilityContext?) {
    var kept = context
    if let info = kept?.info, let retain = kept?.retain {
      kept?.info = UnsafeMutableRawPointer(mutating: retain(info))
    }
    let last = lock.withLock {
      defer { self.context = kept }
      return self.context
    }
    if let info = last?.info { last?.release?(info) }
  }
}

public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?,
  _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?,
  _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?,
  _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability,
  _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = []
  return true
}

@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability,
  _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.watch(callout == nil ? nil : context?.pointee)
  return true
}

@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability,
  _ queue: DispatchQueue?
) -> Bool { true }

@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability,
  _ runLoop: RunLoop,
  _ runLoopMode: CFString
) -> Bool { true }

@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability,
  _ runLoop: RunLoop,
  _ runLoopMode: CFString
) -> Bool { true }
