package import Dispatch
package import Foundation

extension DispatchTime {
  /// Seconds from now, rounded up.
  package var virtualDelay: TimeInterval {
    let now = DispatchTime.now().uptimeNanoseconds
    guard uptimeNanoseconds > now else { return 0 }
    return VirtualDelay.roundedUp(Double(uptimeNanoseconds - now) * 1e-9)
  }
}

extension DispatchWallTime {
  /// Seconds from now, rounded up.
  var virtualDelay: TimeInterval {
    guard self != .distantFuture else { return .infinity }
    // [D] Dispatch counts wall time in negative nanoseconds.
    let left = Int64(bitPattern: DispatchWallTime.now().rawValue) - Int64(bitPattern: rawValue)
    return VirtualDelay.roundedUp(Double(left) * 1e-9)
  }
}

extension DispatchTimeInterval {
  /// Nil for never.
  package var seconds: TimeInterval? {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) * 1e-3
    case .microseconds(let count): TimeInterval(count) * 1e-6
    case .nanoseconds(let count): TimeInterval(count) * 1e-9
    case .never: nil
    @unknown default: nil
    }
  }
}
