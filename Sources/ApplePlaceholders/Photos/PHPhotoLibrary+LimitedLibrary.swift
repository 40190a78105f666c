public import HeadlessUIKit

extension PHPhotoLibrary {
  /// The pictures that an app may see are chosen from none.
  @MainActor
  public func presentLimitedLibraryPicker(from controller: UIViewController) {
    presentLimitedLibraryPicker(from: controller) { _ in }
  }

  @MainActor
  public func presentLimitedLibraryPicker(
    from controller: UIViewController,
    completionHandler: @escaping ([String]) -> Void
  ) {
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    let chooser = LimitedChoice(completionHandler)
    picker.delegate = chooser
    picker.chooser = chooser
    controller.present(picker, animated: true)
  }
}

/// Leaves the sheet and answers that nothing was chosen.
private final class LimitedChoice: PHPickerViewControllerDelegate {
  private let answer: ([String]) -> Void

  init(_ answer: @escaping ([String]) -> Void) {
    self.answer = answer
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true) { [answer] in answer([]) }
  }
}
