import FrameExport
import Foundation
import InterfaceBuilder

/// `--all`: one picture for each scene, in folders that mirror those of the documents.
@MainActor
struct SceneFolder {
  private let root: URL
  private let paths: [String]
  private let raw: RawArguments
  private let session: Session
  private let out: OutputFolder

  init(_ folder: String, raw: RawArguments, session: Session) throws {
    (self.raw, self.session) = (raw, session)
    root = URL(filePath: folder, directoryHint: .isDirectory)
    out = try OutputFolder(raw.text("out") ?? "out/scenes")
    try out.refuseFile()
    let base = root.standardizedFileURL.resolvingSymlinksInPath()
    let own = out.url.resolvingSymlinksInPath().path
    guard own != base.path else {
      throw InputError("\(folder) holds the documents themselves; choose another folder with --out")
    }
    guard let names = FileManager.default.enumerator(atPath: root.path) else {
      throw InputError("\(folder) is not a folder; name one with storyboards or nibs in it")
    }
    // The pictures of an earlier run are in folders that are named like documents.
    paths = names.compactMap { $0 as? String }.filter(InterfaceInput.isDocument)
      .filter { !(base.appending(path: $0).path + "/").hasPrefix(own + "/") }.sorted()
    guard !paths.isEmpty else {
      throw InputError("\(folder) holds no .storyboard and no .xib; name another folder")
    }
  }

  func run() throws {
    var (pictures, notes, troubles) = (0, 0, 0)
    for path in paths {
      do {
        let scenes = try DrawnScenes(
          InterfaceInput(root.appending(path: path).path, project: root),
          raw
        )
        for note in scenes.notes { session.console.say("warning: ", in: .yellow, note) }
        for blank in scenes.blanks { session.console.say("note: ", in: .yellow, blank) }
        notes += scenes.notes.count
        troubles += scenes.cards.count { $0.png == nil }
        pictures += try write(scenes, of: path)
      } catch let error as InputError {
        session.console.complain("\(error)")
        troubles += 1
      }
    }
    session.console.result("\(pictures) scenes of \(paths.count) documents · \(out.name)")
    if troubles > 0 {
      throw Finding(
        code: .failure,
        description: "\(troubles) documents or scenes cannot be shown; see above why"
      )
    }
    if raw.has("strict"), notes > 0 {
      throw Finding(code: .failure, description: Finding.strictness)
    }
  }

  /// `Main.storyboard/01-Login.png`.
  private func write(_ scenes: DrawnScenes, of path: String) throws -> Int {
    let folder = out.url.appending(path: path)
    var count = 0
    for (index, card) in scenes.cards.enumerated() {
      guard let png = card.png else { continue }
      let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
      let name = "\(number)-\(Self.plain(card.scene.name)).png"
      try WholeFile.write(png, to: OutputFile(folder.appending(path: name).path, .png).url)
      count += 1
    }
    return count
  }

  /// Keeps only letters and digits: a scene may be called `../x`.
  private static func plain(_ name: String) -> String {
    String(name.prefix(40).map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }
}
