public import Foundation

public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  // [D] NSItemProvider.h.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// [D] Answers with a copy that is deleted when the handler returns.
  func loadCopy(
    of typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = copyName(typeIdentifier)
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "item-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appending(path: name)
        try data.write(to: copy)
        completionHandler(copy, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// [D] Answers with the file itself, if it was made of one, and otherwise with a copy.
  func loadInPlace(
    _ typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard let file, hasItemConformingToTypeIdentifier(typeIdentifier) else {
      return loadFileRepresentation(forTypeIdentifier: typeIdentifier) {
        completionHandler($0, false, $1)
      }
    }
    let progress = Progress(totalUnitCount: 1)
    StageCore.ambient.queue.later {
      progress.completedUnitCount = 1
      completionHandler(file, true, nil)
    }
    return progress
  }

  /// Answers in a later turn of the main queue.
  func handOver(_ typeIdentifier: String, completionHandler: @escaping CompletionHandler) {
    guard let item = ownItem, hasItemConformingToTypeIdentifier(typeIdentifier) else {
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        completionHandler(data.map { $0 as NSData }, error)
      }
      return
    }
    let handed = HandedItem(item: item)
    StageCore.ambient.queue.later { completionHandler(handed.item, nil) }
  }

  private func copyName(_ typeIdentifier: String) -> String {
    let name = suggestedName ?? "item"
    let ending = file?.pathExtension ?? UTType(typeIdentifier)?.preferredFilenameExtension
    return ending.map { name.hasSuffix("." + $0) ? name : name + "." + $0 } ?? name
  }
}

/// An item on its way to a handler, which Objective-C binds to no thread.
private struct HandedItem: @unchecked Sendable {
  let item: any NSSecureCoding
}
