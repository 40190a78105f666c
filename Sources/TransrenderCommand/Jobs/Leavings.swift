import FrameExport
import Foundation
import Glibc

/// What a run has made so far, so that a run that fails leaves none of it.
///
final class Leavings {
  /// The folders that were not there, the innermost first.
  private let folders: [String]
  private var files: [String] = []

  /// Makes a folder with those around it.
  init(making folder: URL) throws {
    folders = Self.missing(folder)
    do {
      try WholeFile.makeFolder(of: folder.appending(path: "file"))
    } catch {
      removeFolders()
      throw error
    }
  }

  func add(_ files: [URL]) {
    self.files += files.map(\.path)
    LastWords.watch(files: self.files, folders: folders)
  }

  /// Runs what makes them; whatever goes wrong takes them away again.
  func unlessItFails<Value>(_ body: () throws -> Value) throws -> Value {
    LastWords.watch(files: files, folders: folders)
    defer { LastWords.watch(files: [], folders: []) }
    do {
      return try body()
    } catch let stop as Interruption {
      // A run that is stopped keeps its complete frames, and says so.
      removeFolders()
      throw stop
    } catch {
      for file in files { unlink(file) }
      removeFolders()
      throw error
    }
  }

  /// Only empty ones.
  private func removeFolders() {
    for folder in folders { rmdir(folder) }
  }

  private static func missing(_ folder: URL) -> [String] {
    var (missing, place) = ([String](), folder.standardizedFileURL)
    while place.path != "/", !FileManager.default.fileExists(atPath: place.path) {
      missing.append(place.path)
      place.deleteLastPathComponent()
    }
    return missing
  }
}
