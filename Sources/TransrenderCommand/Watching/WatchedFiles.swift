import FrameExport
import Foundation
import Player

/// A screen file, a storyboard or a nib, or all of them in a folder.
@MainActor
final class WatchedFiles: WatchSubject {
  let folder: URL
  private let path: String
  /// The name of the watched file or folder.
  private let file: String
  private let isFolder: Bool
  private let raw: RawArguments
  private let session: Session

  // Files that screens refer to: pictures, texts, other documents.
  private static let resources: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "pdf", "svg", "strings", "xcstrings", "stringsdict",
    "storyboard", "xib", "nib",
  ]
  // Drawing at a lower scale is faster; `--scale` overrides it.
  static let usualScale = 2.0

  init(_ raw: RawArguments, _ session: Session) throws {
    (self.raw, self.session) = (raw, session)
    path = raw.arguments[0]
    guard !path.isEmpty else { throw InputError("the file's name is empty; name a file") }
    let url = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    let kind = PathKind(of: url.path)
    guard kind != .nothing else {
      throw InputError("cannot watch \(path): there is no such file or folder; check the name")
    }
    isFolder = kind == .folder
    folder = isFolder ? url : url.deletingLastPathComponent()
    file = url.lastPathComponent
    guard isFolder || InterfaceInput.isNamed(by: path) || path.hasSuffix(".json") else {
      throw InputError(
        "\(path) is not a screen file (.json), storyboard or nib; for Swift, name a package with --package"
      )
    }
  }

  var title: String { file }

  func concerns(_ changes: FolderWatch.Changes) -> Bool {
    !changes.isComplete
      || changes.paths.contains { isFolder || $0 == path(of: file) || Self.isResource($0) }
  }

  private func path(of name: String) -> String { folder.appending(path: name).path }

  private static func isResource(_ path: String) -> Bool {
    resources.contains(URL(filePath: path).pathExtension.lowercased())
  }

  func renew(_ changes: FolderWatch.Changes?, on board: WatchBoard) throws {
    let known = Set(board.films.map(\.name))
    let present = isFolder ? (try? GalleryFolder.screens(in: folder.path)) ?? [] : [file]
    let gone = known.subtracting(present).sorted()
    board.list((present + gone).sorted())
    for name in gone { reportDeletion(of: name, on: board) }
    let isAll = changes.map { !$0.isComplete || $0.paths.contains(where: Self.isResource) } ?? true
    for name in present where isAll || !known.contains(name) || isIn(changes, name) {
      try film(name, on: board)
    }
  }

  private func isIn(_ changes: FolderWatch.Changes?, _ name: String) -> Bool {
    changes?.paths.contains(path(of: name)) ?? true
  }

  private func film(_ name: String, on board: WatchBoard) throws {
    guard FileManager.default.fileExists(atPath: path(of: name)) else {
      return reportDeletion(of: name, on: board)
    }
    do {
      board.show(.live(try film(of: name)), as: name)
    } catch ExportFault.cancelled {
      throw ExportFault.cancelled
    } catch {
      session.console.complain("\(error)")
      board.complain("\(error)", about: name)
    }
  }

  private func reportDeletion(of name: String, on board: WatchBoard) {
    board.complain("\(name) was deleted; it is filmed again when it is back", about: name)
  }

  private func film(of name: String) throws -> LiveFilm {
    var alone = raw
    alone.arguments = [isFolder ? "\(path)/\(name)" : path]
    let source = try FilmSource.any(alone, session)
    let plan = source.plan(scale: try raw.scale() ?? Self.usualScale)
    try plan.check()
    return try plan.live(title: name, named: source.name)
  }
}
