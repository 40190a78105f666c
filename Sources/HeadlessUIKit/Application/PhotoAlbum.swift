import Foundation
import VirtualTime

/// Nothing is saved here, but the target is told that it was, in a later turn.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { reportSaved(image, to: completionTarget, completionSelector, contextInfo) }

/// No film is read, so none is compatible.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Nothing is saved here, but the target is told that it was, in a later turn.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { reportSaved(videoPath, to: completionTarget, completionSelector, contextInfo) }

@MainActor
private func reportSaved(
  _ picture: Any,
  to target: Any?,
  _ selector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let target, let selector else { return }
  let core = StageCore.ambient
  core.queue.later {
    selector.send(to: target, with: [picture, nil as (any Error)?, contextInfo])
  }
}
