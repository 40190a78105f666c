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

  init(_ path: String, _ raw: RawArguments, _ session: Session) throws {
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
    board.list([title])
    do {
      board.show(.whole(try page()), as: title)
    } catch let fault as SwiftTool.Fault {
      if Interrupt.cancellation.isCancelled { throw ExportFault.cancelled }
      session.console.complain(fault)
      board.complain("\(fault)", about: title)
    }
  }

  private func page() throws -> [UInt8] {
    let product = try product ?? ReelProduct.only(in: tool.run(["package", "dump-package"]))
    self.product = product
    _ = try tool.run(["build", "--product", product])
    if program == nil {
      let bin = try tool.run(["build", "--show-bin-path"])
      program = bin.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + product
    }
    return try film(with: program ?? product)
  }

  private func film(with program: String) throws -> [UInt8] {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "transrender-\(ProcessInfo.processInfo.processIdentifier)-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let out = scratch.appending(path: "film.html")
    let reels = try names.isEmpty ? own(program) : names
    let words = ["render"] + reels + ["--format", "html", "--out", out.path] + passedOn
    _ = try tool.run(program, words)
    return [UInt8](try Data(contentsOf: out))
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
