import Foundation
import Geometry
import HeadlessUIKit

/// What is playing: artwork, title, progress and controls.
final class PlayerController: UIViewController {
  let artwork = UIImageView(
    image: Artwork.landscape(0, size: CGSize(width: 345, height: 345))
  )

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(hex: 0x2B2440)
    artwork.layer.cornerRadius = 12
    artwork.clipsToBounds = true
    artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor).isActive = true
    let column = UIStackView(arrangedSubviews: [artwork, titles, progress, controls, volume])
    column.axis = .vertical
    column.spacing = 34
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -56),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }

  private var titles: UIView {
    let album = AlbumsController.albums[0]
    let title = label("Last Boat Home", .title2, alpha: 1)
    title.font = .boldSystemFont(ofSize: title.font.pointSize)
    let column = UIStackView(arrangedSubviews: [title, label(album.artist, .title3, alpha: 0.6)])
    column.axis = .vertical
    return column
  }

  private var progress: UIView {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.38
    bar.progressTintColor = .white
    bar.trackTintColor = UIColor(white: 1, alpha: 0.25)
    let (elapsed, left) = (
      label("1:24", .caption1, alpha: 0.6), label("−2:17", .caption1, alpha: 0.6)
    )
    left.textAlignment = .right
    for label in [elapsed, left] { label.semanticContentAttribute = .playback }
    let times = UIStackView(arrangedSubviews: [elapsed, left])
    times.distribution = .fillEqually
    // Time runs from left to right in every language, and so do the controls of playback.
    for view in [bar, times] { view.semanticContentAttribute = .playback }
    let column = UIStackView(arrangedSubviews: [bar, times])
    column.axis = .vertical
    column.spacing = 8
    return column
  }

  private var controls: UIView {
    let row = UIStackView(arrangedSubviews: [
      symbol("backward.fill", 30), symbol("pause.fill", 44), symbol("forward.fill", 30),
    ])
    row.distribution = .fillEqually
    for view in [row] + row.arrangedSubviews { view.semanticContentAttribute = .playback }
    return row
  }

  private var volume: UIView {
    let slider = UISlider()
    slider.value = 0.6
    slider.minimumTrackTintColor = .white
    slider.maximumTrackTintColor = UIColor(white: 1, alpha: 0.25)
    let row = UIStackView(arrangedSubviews: [
      symbol("speaker.fill", 13), slider, symbol("speaker.wave.3.fill", 13),
    ])
    row.spacing = 10
    return row
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, alpha: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = UIColor(white: 1, alpha: alpha)
    return label
  }

  private func symbol(_ name: String, _ size: CGFloat) -> UIView {
    let points = UIImage.SymbolConfiguration(pointSize: size)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: points))
    view.tintColor = .white
    view.contentMode = .center
    return view
  }
}
