/// What a finger does to a view: a tap, or a drag in one direction.
enum TouchMotion: String, Codable, CaseIterable {
  case tap
  case left
  case right
  case up
  case down

  /// The predicate of a sentence about the view.
  var words: String {
    switch self {
    case .tap: "is tapped"
    case .left: "is dragged to the left"
    case .right: "is dragged to the right"
    case .up: "is dragged up"
    case .down: "is dragged down"
    }
  }

  var opposite: TouchMotion {
    switch self {
    case .tap: .tap
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}
