import Foundation
import Porting

/// The code that R.swift would write for an app, where that is not among its sources.
struct RSwiftFile {
  /// The file; nil if nobody asks for it, or the app has it.
  private(set) var text: String?
  /// What the user should know of it.
  private(set) var notes: [String] = []

  /// `files` are the app's own.
  init(of app: TriedApp, _ files: [PortedModule.File]) {
    let texts = files.map { String(decoding: $0.text, as: UTF8.self) }
    let asked = Self.kinds(in: texts)
    guard !asked.isEmpty, !SwiftGenFile.isDeclared("R", in: texts) else { return }
    let resources = RSwiftResources(
      app.resources,
      asks: { word in texts.contains { $0.contains(word) } },
      declares: { SwiftGenFile.isDeclared($0, in: texts) }
    )
    do {
      let members = try asked.map { (name: $0, members: try resources.members($0)) }
      let known = members.compactMap { name, members in members?.lines(named: name) }
      guard !known.isEmpty else { return }
      let blocks = known.flatMap(\.self).joined(separator: "\n")
      text =
        "import Foundation\nimport UIKit\n\nenum R {\n\(blocks)\n\n\(RSwiftSupport.types)\n}\n\n"
        + RSwiftSupport.extensions
      let missing = members.filter { $0.members == nil }.map { "'R.\($0.name)'" }
      notes.append(
        "'R', as R.swift declares it, is written into the package"
          + (missing.isEmpty ? "" : " without \(missing.joined(separator: " and "))")
      )
    } catch {
      notes.append("what R.swift would write cannot be written: \(error)")
    }
  }

  /// `image` of `R.image.pin()`.
  private static func kinds(in texts: [String]) -> [String] {
    let names = texts.filter { $0.contains("R.") }.flatMap { text in
      text.matches(of: /(?:^|[^\w.])R\.(\w+)\.\w/).map { String($0.1) }
    }
    return all.filter(Set(names).contains)
  }

  // [D] What R.swift reads.
  private static let all = [
    "image", "color", "string", "storyboard", "nib", "reuseIdentifier", "segue", "file", "font",
    "entitlements", "info", "id",
  ]

  /// Gives up what does not compile.
  mutating func leaveOut() { text = nil }
}
