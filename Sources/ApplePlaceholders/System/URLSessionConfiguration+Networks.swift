public import Foundation
public import FoundationNetworking

// What Foundation has elsewhere and not on Linux: which networks may be used. There is one here.

extension URLSessionConfiguration {
  public var allowsExpensiveNetworkAccess: Bool {
    get { NetworkChoices.of(self).expensive }
    set { NetworkChoices.change(self) { $0.expensive = newValue } }
  }

  public var allowsConstrainedNetworkAccess: Bool {
    get { NetworkChoices.of(self).constrained }
    set { NetworkChoices.change(self) { $0.constrained = newValue } }
  }

  public var waitsForConnectivity: Bool {
    get { NetworkChoices.of(self).waits }
    set { NetworkChoices.change(self) { $0.waits = newValue } }
  }

  /// Kept; a stage's app is always launched.
  public var sessionSendsLaunchEvents: Bool {
    get { NetworkChoices.of(self).launches }
    set { NetworkChoices.change(self) { $0.launches = newValue } }
  }
}

/// The values that Foundation's class has no room for, as long as a configuration is there.
private struct NetworkChoices {
  var expensive = true
  var constrained = true
  var waits = false
  var launches = true  // [D]

  private struct Entry {
    weak var owner: URLSessionConfiguration?
    var choices: NetworkChoices
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Entry] = []

  static func of(_ owner: URLSessionConfiguration) -> NetworkChoices {
    lock.withLock { entries.first { $0.owner === owner }?.choices ?? NetworkChoices() }
  }

  static func change(
    _ owner: URLSessionConfiguration,
    _ body: (inout NetworkChoices) -> Void
  ) {
    lock.withLock {
      entries.removeAll { $0.owner == nil }
      var choices = entries.first { $0.owner === owner }?.choices ?? NetworkChoices()
      body(&choices)
      entries.removeAll { $0.owner === owner }
      entries.append(Entry(owner: owner, choices: choices))
    }
  }
}

extension URLError {
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular, expensive, constrained
  }

  public var networkUnavailableReason: NetworkUnavailableReason? {
    let value = errorUserInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int
    return value.flatMap(NetworkUnavailableReason.init)
  }
}
