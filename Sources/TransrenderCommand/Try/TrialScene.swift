/// One scene of an app, in the notation of its list and command line.
enum TrialScene: Hashable {
  case launch
  case segue(Segue)
  case screen(String)
  /// Touches of the first screen, then of what they lead to; the last one is filmed.
  case touch([Touch])

  struct Touch: Hashable, Codable {
    /// The place among the targets of its screen.
    let number: Int
    let name: String
    var motion = TouchMotion.tap
  }

  struct Segue: Hashable {
    let storyboard: String
    /// The scene's id.
    let scene: String
    let name: String
    let title: String
    /// Whether the scene is on screen once the app has started.
    ///
    /// Otherwise it is shown alone, without what the app's own code would have handed to it.
    var isShownAtStart = false
  }

  private static let separator: Character = "\u{1F}"
  private static let shown = "shown"
  private static let alone = "alone"

  var line: String {
    let parts =
      switch self {
      case .launch: ["launch"]
      case .segue(let segue):
        [
          "segue", segue.storyboard, segue.scene, segue.name, segue.title,
          segue.isShownAtStart ? Self.shown : Self.alone,
        ]
      case .screen(let name): ["screen", name]
      case .touch(let touches):
        ["touch"] + touches.flatMap { ["\($0.number)", $0.motion.rawValue, $0.name] }
      }
    return parts.map { $0.filter { !$0.isNewline } }.joined(separator: String(Self.separator))
  }

  init(_ line: String) throws(InputError) {
    let parts = line.split(separator: Self.separator, omittingEmptySubsequences: false)
      .map(String.init)
    switch (parts.first, parts.count) {
    case ("launch", 1): self = .launch
    case ("segue", 6):
      self = .segue(
        Segue(
          storyboard: parts[1],
          scene: parts[2],
          name: parts[3],
          title: parts[4],
          isShownAtStart: parts[5] == Self.shown
        )
      )
    case ("screen", 2): self = .screen(parts[1])
    case ("touch", 4...) where parts.count % 3 == 1:
      self = .touch(
        try stride(from: 1, to: parts.count, by: 3).map { index throws(InputError) in
          guard let number = Int(parts[index]), let motion = TouchMotion(rawValue: parts[index + 1])
          else { throw Self.unknown(line) }
          return Touch(number: number, name: parts[index + 2], motion: motion)
        }
      )
    default: throw Self.unknown(line)
    }
  }

  private static func unknown(_ line: String) -> InputError {
    InputError("'\(line)' is not a scene of this app; run `transrender try` again")
  }

  var title: String {
    switch self {
    case .launch: "The app starts"
    case .segue(let segue): "\(segue.title): segue \(segue.name)"
    case .screen(let name): "\(name) is presented"
    case .touch(let touches): Self.words(for: touches)
    }
  }

  /// Taps in a row share a verb.
  private static func words(for touches: [Touch]) -> String {
    var clauses: [String] = []
    var rest = touches[...]
    while let first = rest.first {
      let taps = rest.prefix { $0.motion == .tap }
      let alike = taps.isEmpty ? rest.prefix(1) : taps
      let names = alike.map(\.name).joined(separator: ", then ")
      clauses.append("\(names) \(alike.count == 1 ? first.motion.words : "are tapped")")
      rest = rest.dropFirst(alike.count)
    }
    return clauses.joined(separator: ", then ")
  }

  var section: String {
    switch self {
    case .launch: "Start"
    case .segue: "Segues"
    case .screen: "Controllers"
    case .touch(let touches):
      touches.count == 1
        ? "Taps and drags on the first screen" : "Taps and drags on the screens behind it"
    }
  }
}
