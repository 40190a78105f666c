import UIKit

/// A picture that is pinched, tapped twice and moved about.
final class PhotoViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let imageView: UIImageView

  init(image: UIImage) {
    imageView = UIImageView(image: image)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsVerticalScrollIndicator = false
    scrollView.decelerationRate = .fast
    scrollView.addSubview(imageView)
    view.addSubview(scrollView)
    let doubleTap = UITapGestureRecognizer(
      target: self,
      action: Selector("doubleTap", PhotoViewController.didDoubleTap)
    )
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scrollView.frame != view.bounds else { return }
    scrollView.frame = view.bounds
    updateZoomScale()
    center()
  }

  private func updateZoomScale() {
    let size = imageView.bounds.size
    let fit = min(view.bounds.width / size.width, view.bounds.height / size.height)
    scrollView.minimumZoomScale = fit
    scrollView.maximumZoomScale = max(fit * 4, 1)
    scrollView.zoomScale = fit
  }

  private func center() {
    let x = max(0, (scrollView.bounds.width - imageView.frame.width) / 2)
    let y = max(0, (scrollView.bounds.height - imageView.frame.height) / 2)
    scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
  }

  func didDoubleTap(_ gesture: UITapGestureRecognizer) {
    if scrollView.zoomScale > scrollView.minimumZoomScale {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    } else {
      let point = gesture.location(in: imageView)
      let scale = scrollView.maximumZoomScale
      let size = CGSize(
        width: scrollView.bounds.width / scale,
        height: scrollView.bounds.height / scale
      )
      let origin = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
      scrollView.zoom(to: CGRect(origin: origin, size: size), animated: true)
    }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }
}
