/// What a film's process says about it.
struct TrialCard: Codable {
  static let name = "card.json"

  let frames: Int
  let milliseconds: Int
  let moves: Bool
  let faults: [String]
}
