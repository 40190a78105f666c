public import Foundation

@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  func videoEditorController(
    _ editor: UIVideoEditorController,
    didSaveEditedVideoToPath editedVideoPath: String
  )
  func videoEditorController(
    _ editor: UIVideoEditorController,
    didFailWithError error: any Error
  )
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  public func videoEditorController(
    _ editor: UIVideoEditorController,
    didSaveEditedVideoToPath editedVideoPath: String
  ) {}
  public func videoEditorController(
    _ editor: UIVideoEditorController,
    didFailWithError error: any Error
  ) {}
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}

/// The screen that trims a video, where no video can be read.
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
  open var videoPath = ""
  open var videoMaximumDuration: TimeInterval = 600  // [D]
  open var videoQuality = UIImagePickerController.QualityType.typeMedium

  open class func canEditVideo(atPath videoPath: String) -> Bool { false }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    StandInSheet.add("Video", title: "Edit Video", button: .cancel, to: self) { [weak self] in
      self?.cancel()
    }
  }

  /// [D] The delegate dismisses it.
  private func cancel() {
    (delegate as? any UIVideoEditorControllerDelegate)?.videoEditorControllerDidCancel(self)
  }

  /// [I] Pulling it down is reported like its button.
  override func wasDismissedByUser() { cancel() }
}
