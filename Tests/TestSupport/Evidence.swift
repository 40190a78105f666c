/// How we know what UIKit does, from the most to the least certain.
package enum Evidence: String, CaseIterable, Sendable {
  /// Apple says so.
  case documented
  /// Numbers or logs of UIKit are published.
  case measured
  /// Others say so, usually several of them.
  case reported
  /// Our own decision, until it is checked on a device.
  case inferred
}
