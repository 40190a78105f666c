import FrameExport
import Foundation

/// A Swift package with reels, which is built and run again for each change.
@MainActor
final class WatchedPackage: WatchSubject {
  let folder: URL
  private let raw: RawArguments
  private let session: Session
  private let names: [String]
  private var tool: SwiftTool
  private var product: String?
  private var program: String?

  private static let kinds: Set<String> = [
    "swift", "json", "png", "jpg", "jpeg", "pdf", "svg", "strings", "xcstrings", "stringsdict",
    "storyboard", "xib", "nib", "c", "h", "m", "resolved",
  ]

  init(_ path: String, raw: RawArguments, session: Session) throws {
    (self.raw, self.session) = (raw, session)
    folder = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
      .resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    else {
      throw InputError("there is no Package.swift in \(path); name the folder with --package")
    }
    (names, product) = (raw.arguments, raw.text("product"))
    tool = SwiftTool(package: folder)
  }

  /// Tests substitute a script for `swift`.
  func use(_ tool: SwiftTool) { self.tool = tool }

  var title: String { folder.lastPathComponent }

  func concerns(_ changes: FolderWatch.Changes) -> Bool {
    !changes.isComplete
      || changes.paths.contains {
        Self.kinds.contains(URL(filePath: $0).pathExtension.lowercased())
      }
  }

  func renew(_ changes: FolderWatch.Changes?, on board: WatchBoard) throws {
    if board.films.isEmpty { board.list([title]) }
    do {
      try film(try build(), on: board)
    } catch let fault as SwiftTool.Fault {
      if Interrupt.cancellation.isCancelled { throw ExportFault.cancelled }
      session.console.complain(fault)
      for film in board.films { board.complain("\(fault)", about: film.name) }
    }
  }

  private func build() throws -> String {
    let product = try product ?? ReelProduct.only(in: tool.run(["package", "dump-package"]))
    self.product = product
    _ = try tool.run(["build", "--product", product])
    if program == nil {
      let bin = try tool.run(["build", "--show-bin-path"])
      program = bin.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + product
    }
    return program ?? product
  }

  /// The program keeps running, to draw pictures on request, until a newer one is built.
  private func film(_ program: String, on board: WatchBoard) throws {
    let reels = try names.isEmpty ? own(program) : names
    let projector = try Projector(program, ["project"] + reels + passedOn)
    board.list(reels)
    for (index, name) in reels.enumerated() {
      do {
        board.show(.projected(try ProjectedFilm(index, by: projector)), as: name)
      } catch let fault as SwiftTool.Fault {
        session.console.complain(fault)
        board.complain("\(fault)", about: name)
      }
    }
  }

  /// The program's reels, without the built-in ones.
  private func own(_ program: String) throws -> [String] {
    let builtIn = Set(TransitionReel.builtIn.map(\.name))
    let listed = try tool.run(program, ["list", "demos"]).split(separator: "\n")
    let names = listed.compactMap { $0.split(separator: " ").first.map(String.init) }
    let own = names.filter { !builtIn.contains($0) }
    guard !own.isEmpty else {
      throw SwiftTool.Fault(
        text: "\(program) lists no reels; pass a TransitionReel to TransitionReel.main"
      )
    }
    return own
  }

  /// The flags for films, which are passed on to the program.
  private var passedOn: [String] {
    ([.fps, .scale] + Flag.stage).flatMap { flag in
      raw.text(flag.name).map { ["--\(flag.name)", $0] } ?? []
    }
  }
}
