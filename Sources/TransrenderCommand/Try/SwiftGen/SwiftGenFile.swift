import Foundation
import Porting

/// The code that SwiftGen would write for an app, where that is not among its sources.
struct SwiftGenFile {
  /// The file; nil if there is nothing to declare.
  private(set) var text: String?
  /// What the user should know of it.
  private(set) var notes: [String] = []

  /// `files` are the app's own.
  init(of app: TriedApp, _ files: [PortedModule.File]) {
    guard let place = SwiftGenSettings.file(in: app.folder) else { return }
    let name = place.path.relative(to: app.folder)
    let texts = files.map { String(decoding: $0.text, as: UTF8.self) }
    do {
      let settings = try SwiftGenSettings(place)
      var names: Set<String> = []
      let jobs = settings.jobs.filter { job in
        let types = job.kind == .xcassets ? ["ColorAsset", "ImageAsset", "DataAsset"] : []
        return Self.isMissing(job.name, in: texts)
          && !types.contains { Self.isDeclared($0, in: texts) }
          && names.insert(job.name).inserted
      }
      guard !jobs.isEmpty else { return }
      text = try Self.text(of: jobs)
      let list = jobs.map { "'\($0.name)'" }.joined(separator: " and ")
      notes.append(
        "\(list), as SwiftGen's own templates declare it after \(name), is written into the package"
      )
    } catch let fault as PlainYAML.Fault {
      let usual = SwiftGenSettings.Kind.allCases.map(\.usualName)
      guard usual.contains(where: { Self.isMissing($0, in: texts) }) else { return }
      notes.append(
        "line \(fault.line) of \(name) is YAML that is not read here; run SwiftGen on a Mac, and add"
          + " the files that it writes to the app's sources"
      )
    } catch {
      notes.append("what \(name) asks for cannot be written: \(error)")
    }
  }

  private static func isMissing(_ name: String, in texts: [String]) -> Bool {
    texts.contains { $0.contains(name + ".") } && !isDeclared(name, in: texts)
  }

  static func isDeclared(_ name: String, in texts: [String]) -> Bool {
    texts.contains { text in
      text.contains(name)
        && text.matches(of: /\b(?:enum|struct|class|typealias)\s+(\w+)/).contains { $0.1 == name }
    }
  }

  /// Gives up what does not compile.
  mutating func leaveOut() { text = nil }

  private static func text(of jobs: [SwiftGenSettings.Job]) throws -> String {
    var parts = ["import Foundation\nimport UIKit\n"]
    let assets = jobs.filter { $0.kind == .xcassets }.map(GeneratedAssets.init)
    parts += assets.map(\.text)
    if !assets.isEmpty { parts.append(GeneratedAssets.support) }
    if assets.contains(where: \.hasData) { parts.append(GeneratedAssets.dataSupport) }
    parts += try jobs.filter { $0.kind == .strings }.map { try GeneratedStrings($0).text }
    return parts.joined(separator: "\n")
  }
}
