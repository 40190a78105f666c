/// The facts that the process of a film reports.
struct TrialCard: Codable {
  static let name = "card.json"

  /// A screen to which a touch has led, and what can be touched there.
  struct Screen: Codable {
    /// The class of its controller.
    let name: String
    let targets: [TrialScene.Touch]
  }

  let frames: Int
  let milliseconds: Int
  let moves: Bool
  let faults: [String]
  var next: Screen?
}
