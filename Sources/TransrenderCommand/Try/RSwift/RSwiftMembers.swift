import Foundation
import Porting

/// The constants of one kind, such as those of `R.image`.
struct RSwiftMembers {
  private var rows: [(name: String, line: String)] = []
  private var spaces: [String: RSwiftMembers] = [:]

  /// Of several that become one name, the first counts.
  mutating func add(
    _ name: String,
    in path: some Collection<String> = [String](),
    _ code: (String) -> String
  ) {
    guard let space = path.first else {
      let symbol = RSwiftName.of(name)
      guard !symbol.isEmpty, !rows.contains(where: { $0.name == symbol }) else { return }
      rows.append((symbol, code(SwiftSpelling.escaped(symbol))))
      return
    }
    let symbol = RSwiftName.of(space)
    guard !symbol.isEmpty else { return }
    spaces[symbol, default: RSwiftMembers()].add(name, in: Array(path.dropFirst()), code)
  }

  func lines(named name: String, indent: String = "  ") -> [String] {
    let own = rows.sorted { $0.name < $1.name }
      .flatMap { $0.line.split(separator: "\n").map { "\(indent)  \($0)" } }
    // One that is called like a constant would not compile.
    let inner = spaces.filter { space in !rows.contains { $0.name == space.key } }
      .sorted { $0.key < $1.key }
      .flatMap { $1.lines(named: $0, indent: indent + "  ") }
    return ["\(indent)enum \(SwiftSpelling.escaped(name)) {"] + own + inner + ["\(indent)}"]
  }
}
