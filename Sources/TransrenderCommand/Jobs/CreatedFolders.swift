import FrameExport
import Foundation
import Glibc

/// The folders that a run has created, which are removed if it fails.
final class CreatedFolders {
  /// The folders that did not exist before, the innermost first.
  private let folders: [String]
  private var files: [String] = []

  /// Creates a folder with its missing parents.
  convenience init(making folder: URL) throws { try self.init(making: [folder]) }

  /// Creates several folders: all of them, or none.
  init(making wanted: [URL]) throws {
    // A folder's name is longer than its parent's.
    folders = Set(wanted.flatMap(Self.missing)).sorted { ($1.count, $0) < ($0.count, $1) }
    do {
      for folder in wanted { try WholeFile.makeFolder(of: folder.appending(path: "file")) }
    } catch {
      removeFolders()
      throw error
    }
  }

  func add(_ files: [URL]) {
    self.files += files.map(\.path)
    OutOfMemoryMessage.watch(files: self.files, folders: folders)
  }

  /// Runs a body, and removes the folders if it fails.
  func unlessItFails<Value>(_ body: () throws -> Value) throws -> Value {
    OutOfMemoryMessage.watch(files: files, folders: folders)
    defer { OutOfMemoryMessage.watch(files: [], folders: []) }
    do {
      return try body()
    } catch let stop as Interruption {
      // An interrupted run keeps its complete frames, and says so.
      removeFolders()
      throw stop
    } catch {
      for file in files { unlink(file) }
      removeFolders()
      throw error
    }
  }

  /// Removes only folders that are empty.
  private func removeFolders() {
    for folder in folders { rmdir(folder) }
  }

  private static func missing(_ folder: URL) -> [String] {
    var (missing, ancestor) = ([String](), folder.standardizedFileURL)
    while ancestor.path != "/", !FileManager.default.fileExists(atPath: ancestor.path) {
      missing.append(ancestor.path)
      ancestor.deleteLastPathComponent()
    }
    return missing
  }
}
