import HeadlessUIKit

/// What MapKit does with Apple's servers and not here; each is reported once.
enum MapGap {
  case search, directions, snapshot

  func report() {
    StageCore.ambient.warnOnce("MapKit", sentence, remedy: "film what does not depend on it")
  }

  private var sentence: String {
    switch self {
    case .search: "there are no servers to search for places"
    case .directions: "there are no servers to ask for directions"
    case .snapshot: "a snapshot of a map is a grey picture"
    }
  }
}

/// What MapKit answers without servers.
public struct MKError: Error, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}
