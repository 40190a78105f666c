/// The facts that the process of a film reports.
struct TrialCard: Codable {
  static let name = "card.json"

  let frames: Int
  let milliseconds: Int
  let moves: Bool
  let faults: [String]
}
