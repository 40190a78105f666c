public import Foundation
import Geometry

@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// [I] A delegate that does not implement it is told by the older method.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The sheet of colors: a grid, a spectrum or sliders to choose from, and one for the opacity.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  // [I] Distances about as on pictures.
  private static let margin: CGFloat = 20
  private static let barHeight: CGFloat = 44

  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.black { didSet { showColor() } }
  open var supportsAlpha = true {  // [D]
    didSet { slider.isHidden = !supportsAlpha }
  }
  open var supportsEyedropper = true
  open var maximumLinearExposure: CGFloat = 1
  private let swatch = UIView()
  private let tabs = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let grid = ColorGrid()
  private let spectrum = ColorSpectrum()
  private let sliders = ColorSliders()
  private var panes: [UIView] { [grid, spectrum, sliders] }
  private let slider = UISlider()

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    SheetBar.add(title: title ?? "Colors", button: .close, to: self) { [weak self] in
      self?.finish()
    }
    slider.accessibilityLabel = "Opacity"
    slider.isHidden = !supportsAlpha
    slider.addAction(UIAction { [weak self] _ in self?.opacityChosen() }, for: .valueChanged)
    tabs.selectedSegmentIndex = 0
    tabs.addAction(UIAction { [weak self] _ in self?.showTab() }, for: .valueChanged)
    grid.colorChosen = { [weak self] in self?.choose($0, continuously: $1) }
    spectrum.colorChosen = { [weak self] in self?.choose($0, continuously: $1) }
    sliders.colorChosen = { [weak self] in self?.choose($0, continuously: $1) }
    showTab()
    swatch.layer.cornerRadius = 8  // [I]
    addParts()
    showColor()
  }

  private func addParts() {
    for part in [tabs, grid, spectrum, sliders, slider, swatch] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let (safe, margin) = (view.safeAreaLayoutGuide, Self.margin)
    for pane in [spectrum, sliders] {
      NSLayoutConstraint.activate([
        pane.topAnchor.constraint(equalTo: grid.topAnchor),
        pane.bottomAnchor.constraint(equalTo: grid.bottomAnchor),
        pane.leadingAnchor.constraint(equalTo: grid.leadingAnchor),
        pane.trailingAnchor.constraint(equalTo: grid.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      tabs.topAnchor.constraint(equalTo: safe.topAnchor, constant: Self.barHeight + margin),
      tabs.leadingAnchor.constraint(equalTo: grid.leadingAnchor),
      tabs.trailingAnchor.constraint(equalTo: grid.trailingAnchor),
      grid.topAnchor.constraint(equalTo: tabs.bottomAnchor, constant: margin),
      grid.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: margin),
      grid.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -margin),
      grid.heightAnchor.constraint(
        equalTo: grid.widthAnchor,
        multiplier: CGFloat(ColorGrid.rows) / CGFloat(ColorGrid.columns)
      ),
      slider.topAnchor.constraint(equalTo: grid.bottomAnchor, constant: margin),
      slider.leadingAnchor.constraint(equalTo: grid.leadingAnchor),
      slider.trailingAnchor.constraint(equalTo: grid.trailingAnchor),
      swatch.topAnchor.constraint(equalTo: slider.bottomAnchor, constant: margin),
      swatch.leadingAnchor.constraint(equalTo: grid.leadingAnchor),
      swatch.widthAnchor.constraint(equalToConstant: 80),
      swatch.heightAnchor.constraint(equalToConstant: 80),
    ])
  }

  private func showColor() {
    swatch.backgroundColor = selectedColor
    slider.value = Float(selectedColor.cgColor.alpha)
    spectrum.show(selectedColor)
    sliders.show(selectedColor)
  }

  private func showTab() {
    for (index, pane) in panes.enumerated() { pane.isHidden = index != tabs.selectedSegmentIndex }
  }

  private func opacityChosen() {
    let opacity = CGFloat(slider.value)
    choose(selectedColor, opacity: opacity, continuously: slider.isTracking)
  }

  /// [I] Another color keeps the opacity.
  private func choose(_ color: UIColor, continuously: Bool) {
    choose(color, opacity: selectedColor.cgColor.alpha, continuously: continuously)
  }

  private func choose(_ color: UIColor, opacity: CGFloat, continuously: Bool) {
    selectedColor = color.withAlphaComponent(supportsAlpha ? opacity : 1)
    delegate?.colorPickerViewController(
      self,
      didSelect: selectedColor,
      continuously: continuously
    )
  }

  /// [D] It dismisses itself.
  private func finish() {
    dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  /// [I] Pulling it down, or a tap outside, is reported like its button.
  override func wasDismissedByUser() {
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}
