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

/// No film is read, so none is compatible.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Nothing is saved here, but the target is told that it was, in a later turn.
@MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let completionTarget, let completionSelector else { return }
  let core = StageCore.ambient
  core.queue.later {
    completionSelector.send(
      to: completionTarget,
      with: [videoPath, nil as (any Error)?, contextInfo]
    )
  }
}
