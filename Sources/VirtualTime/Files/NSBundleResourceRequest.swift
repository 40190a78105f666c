public import Foundation

/// Asks for resources that a device would have to load first; here all are in the bundle.
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
  public let tags: Set<String>
  public let bundle: Bundle
  public let progress = Progress(totalUnitCount: 1)
  open var loadingPriority = 0.5  // [D]

  public init(tags: Set<String>, bundle: Bundle) {
    (self.tags, self.bundle) = (tags, bundle)
    super.init()
  }

  public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

  /// Answers in a later turn that they are there.
  open func beginAccessingResources(completionHandler: @escaping ((any Error)?) -> Void) {
    answerLater { completionHandler(nil) }
  }

  open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }

  /// Answers in a later turn that they are there.
  open func conditionallyBeginAccessingResources(completionHandler: @escaping (Bool) -> Void) {
    answerLater { completionHandler(true) }
  }

  open func conditionallyBeginAccessingResources() async -> Bool {
    progress.completedUnitCount = 1
    return true
  }

  /// Nothing is ever purged.
  open func endAccessingResources() {}

  private func answerLater(_ answer: @escaping () -> Void) {
    StageCore.ambient.queue.later { [progress] in
      progress.completedUnitCount = 1
      answer()
    }
  }
}

public let NSBundleResourceRequestLoadingPriorityUrgent = Double.greatestFiniteMagnitude

extension NSNotification.Name {
  public static let NSBundleResourceRequestLowDiskSpace = NSNotification.Name(
    "NSBundleResourceRequestLowDiskSpaceNotification"
  )
}
