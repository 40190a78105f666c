import Foundation
import VirtualTime

/// Nothing is saved here, but the target is told that it was, in a later turn.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let completionTarget, let completionSelector else { return }
  let core = StageCore.ambient
  core.queue.later {
    completionSelector.send(to: completionTarget, with: [image, nil as (any Error)?, contextInfo])
  }
}
