-- Serves the question how many pictures of somebody are part of nothing, before they may upload another.
create index image_unused_by_owner on image (owner_id) where attached_to is null;
