import ApplePlaceholders
import Foundation
import HeadlessUIKit
import Testing

@Suite struct ReachabilityTests {
  /// What a watcher is given.
  private final class Watched {}

  private func made() throws -> SCNetworkReachability {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    return try #require(
      withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          SCNetworkReachabilityCreateWithAddress(nil, $0)
        }
      }
    )
  }

  @Test func nothingIsReached() throws {
    var flags: SCNetworkReachabilityFlags = .reachable
    #expect(SCNetworkReachabilityGetFlags(try made(), &flags))
    #expect(flags == [])
    let named = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
    #expect(SCNetworkReachabilityGetFlags(named, &flags) && !flags.contains(.reachable))
  }

  @Test func noCallFails() {
    #expect(SCError() == 0 && SCCopyLastError().code == kSCStatusOK)
    #expect(String(cString: SCErrorString(SCError())) == "Success")
    #expect(String(cString: SCErrorString(-1)) == "Unknown status")
    #expect(CNCopySupportedInterfaces() == nil && CNCopyCurrentNetworkInfo("en0") == nil)
  }

  // [D] SystemConfiguration/SCNetwork.h.
  @Test func olderNamesAreNumbersOfFlags() {
    let flags: [(Int, SCNetworkReachabilityFlags)] = [
      (kSCNetworkFlagsTransientConnection, .transientConnection),
      (kSCNetworkFlagsReachable, .reachable),
      (kSCNetworkFlagsConnectionRequired, .connectionRequired),
      (kSCNetworkFlagsConnectionAutomatic, .connectionAutomatic),
      (kSCNetworkFlagsInterventionRequired, .interventionRequired),
      (kSCNetworkFlagsIsLocalAddress, .isLocalAddress), (kSCNetworkFlagsIsDirect, .isDirect),
    ]
    for (number, flag) in flags { #expect(flag.rawValue == UInt32(number)) }
  }

  @Test func aWatcherIsKeptUntilItIsTakenAway() throws {
    weak var kept: Watched?
    let target = try made()
    do {
      let watched = Watched()
      kept = watched
      var context = SCNetworkReachabilityContext(
        version: 0,
        info: Unmanaged.passUnretained(watched).toOpaque(),
        retain: { UnsafeRawPointer(Unmanaged<Watched>.fromOpaque($0).retain().toOpaque()) },
        release: { Unmanaged<Watched>.fromOpaque($0).release() },
        copyDescription: { _ in Unmanaged.passRetained("watched" as CFString) }
      )
      let callback: SCNetworkReachabilityCallBack = { _, _, _ in Issue.record("called") }
      #expect(SCNetworkReachabilitySetCallback(target, callback, &context))
      #expect(SCNetworkReachabilitySetDispatchQueue(target, .main))
    }
    #expect(kept != nil)
    #expect(SCNetworkReachabilitySetCallback(target, nil, nil))
    #expect(kept == nil)
  }

  @Test func aWatcherGoesWithWhatItWatches() throws {
    weak var kept: Watched?
    do {
      let watched = Watched()
      kept = watched
      var context = SCNetworkReachabilityContext()
      context.info = Unmanaged.passUnretained(watched).toOpaque()
      context.retain = { UnsafeRawPointer(Unmanaged<Watched>.fromOpaque($0).retain().toOpaque()) }
      context.release = { Unmanaged<Watched>.fromOpaque($0).release() }
      #expect(SCNetworkReachabilitySetCallback(try made(), { _, _, _ in }, &context))
    }
    #expect(kept == nil)
  }
}
