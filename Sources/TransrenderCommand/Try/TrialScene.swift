/// One scene of an app, in the notation of its list and command line.
enum TrialScene: Hashable {
  case launch
  case segue(storyboard: String, scene: String, segue: String, title: String)
  case screen(String)
  case touch(Int, String)

  private static let separator: Character = "\u{1F}"

  var line: String {
    let parts =
      switch self {
      case .launch: ["launch"]
      case .segue(let storyboard, let scene, let segue, let title):
        ["segue", storyboard, scene, segue, title]
      case .screen(let name): ["screen", name]
      case .touch(let number, let name): ["touch", "\(number)", name]
      }
    return parts.map { $0.filter { !$0.isNewline } }.joined(separator: String(Self.separator))
  }

  init(_ line: String) throws(InputError) {
    let parts = line.split(separator: Self.separator, omittingEmptySubsequences: false)
      .map(String.init)
    switch (parts.first, parts.count) {
    case ("launch", 1): self = .launch
    case ("segue", 5):
      self = .segue(storyboard: parts[1], scene: parts[2], segue: parts[3], title: parts[4])
    case ("screen", 2): self = .screen(parts[1])
    case ("touch", 3):
      guard let number = Int(parts[1]) else { throw Self.unknown(line) }
      self = .touch(number, parts[2])
    default: throw Self.unknown(line)
    }
  }

  private static func unknown(_ line: String) -> InputError {
    InputError("'\(line)' is not a scene of this app; run `transrender try` again")
  }

  var title: String {
    switch self {
    case .launch: "The app starts"
    case .segue(_, _, let segue, let title): "\(title): segue \(segue)"
    case .screen(let name): "\(name) is presented"
    case .touch(_, let name): "\(name) is tapped"
    }
  }

  var section: String {
    switch self {
    case .launch: "Start"
    case .segue: "Segues"
    case .screen: "Controllers"
    case .touch: "Taps on the first screen"
    }
  }
}
